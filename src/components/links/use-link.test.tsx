import { renderToStaticMarkup } from 'react-dom/server'
import { type LinkProps, useLink } from './use-link'

// An English page, whose target exists only in Indonesian.
jest.mock('../../site/use-address', () => ({
  useAddress: (to: string) => ({ to, language: 'id-ID', note: '(in Indonesian)' }),
}))

function Link(props: LinkProps) {
  const { to, words } = useLink(props)
  return <a href={to}>{words}</a>
}

test('notes the language of a page in another language, as a code in the header', () => {
  const textOf = (props: object) =>
    renderToStaticMarkup(
      <Link to="/about" {...props}>
        About
      </Link>,
    )
  expect(textOf({})).toBe('<a href="/about"><span>About<small> (in Indonesian)</small></span></a>')
  expect(textOf({ after: <b>us</b> })).toBe(
    '<a href="/about"><span>About<small> (in Indonesian)</small></span><b>us</b></a>',
  )
  expect(textOf({ shortNote: true })).toBe(
    '<a href="/about"><span>About<small><span aria-hidden="true"> ID</span><span class="visually-hidden"> (in Indonesian)</span></small></span></a>',
  )
})
