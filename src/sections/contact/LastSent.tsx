/** When the visitor's last message was sent, in the words of their clock. */
export function LastSent({ at }: { at: Date }) {
  const time = at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  return <span>{`Your last message left at ${time}.`}</span>
}
