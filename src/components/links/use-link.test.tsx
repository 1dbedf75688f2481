import { renderToStaticMarkup } from 'react-dom/server'
import { type LinkProps, useLink } from './use-link'

// The page of the link is in Indonesian alone, and the link is on a page in English.
jest.mock('../../site/use-address', () => ({
  useAddress: (to: string) => ({ to, language: 'id-ID', note: '(in Indonesian)' }),
}))

function Link(props: LinkProps) {
  const { to, words } = useLink(props)
  return <a href={to}>{words}</a>
}

test('a link says in which language its page is, in the header by a code', () => {
  const textOf = (props: object) =>
    renderToStaticMarkup(
      <Link to="/about" {...props}>
        About
      </Link>,
    )
  expect(textOf({})).toBe('<a href="/about"><span>About<small> (in Indonesian)</small></span></a>')
  expect(textOf({ shortNote: true })).toBe(
    '<a href="/about"><span>About<small><span aria-hidden="true"> ID</span><span class="visually-hidden"> (in Indonesian)</span></small></span></a>',
  )
})
