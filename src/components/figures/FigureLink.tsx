import { useFiguresPage, useSiteWords } from '../../layout/company'
import { fillWords } from '../../layout/interface-words'
import { ActionLink } from '../links/ActionLink'
import { mark } from './mark-styles'

interface FigureLinkProps {
  /** Id of the figure on /how-we-count. */
  id: string
  /** The figure with what it counts. */
  figure: string
}

/** A small link beside a figure to how it was counted; nothing on a site without /how-we-count. */
export function FigureLink({ id, figure }: FigureLinkProps) {
  const words = useSiteWords().counting
  const page = useFiguresPage()
  return (
    page && (
      <ActionLink
        to={`${page.path}#${id}`}
        aria-label={fillWords(words.mark, { figure })}
        css={mark}
      >
        {null}
      </ActionLink>
    )
  )
}
