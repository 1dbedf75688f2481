/** Time at which the visitor's last message was sent, in their locale. */
export function LastSent({ at }: { at: Date }) {
  const time = at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  return <span>{`Your last message left at ${time}.`}</span>
}
