import { useAddress } from '../../site/use-address'

interface PageNameProps {
  /** Address of the original of the page. */
  page: string
  children: string
}

/** The name of a page within a larger link, in the language of that page. */
export function PageName({ page, children }: PageNameProps) {
  const { language, dir } = useAddress(page)
  return (
    <strong lang={language} dir={dir}>
      {children}
    </strong>
  )
}
