import { useEffect, useState } from 'react'
import { Hero } from '../components/Hero'
import { Head } from '../site/Head'
import { Controls } from './Controls'
import { forcedStates } from './forced-states'
import { Tokens } from './Tokens'

/** Style guide with every token, and controls in their states; served only by the development server. */
export default function Styleguide() {
  const [states, setStates] = useState('')
  useEffect(() => setStates(forcedStates()), [])
  return (
    <>
      <style>{states}</style>
      <Head
        title="Style guide"
        description="Tokens and components."
        path="/styleguide"
        indexed={false}
      />
      <Hero title="Style guide" lead="Menus, drawer, theme and footer are those of this page." />
      <Tokens />
      <Controls />
    </>
  )
}
