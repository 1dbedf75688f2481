import { Hero } from '../components/Hero'
import { Head } from '../site/Head'
import { Controls } from './Controls'
import { Tokens } from './Tokens'

/** Style guide with every token and control; served only by the development server. */
export default function Styleguide() {
  return (
    <>
      <Head title="Style guide" metaDescription="" path="/styleguide" listed={false} />
      <Hero title="Style guide" lead="Menus, drawer, theme and footer are those of this page." />
      <Tokens />
      <Controls />
    </>
  )
}
