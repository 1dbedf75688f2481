import { fillWords, type InterfaceWords } from '../../site/interface-words'

interface LastSentProps {
  at: Date
  words: InterfaceWords['form']
}

/** Time at which the visitor's last message was sent, in the language of the page. */
export function LastSent({ at, words }: LastSentProps) {
  const time = at.toLocaleTimeString(document.documentElement.lang, {
    hour: '2-digit',
    minute: '2-digit',
  })
  return <span>{fillWords(words.lastSent, { time })}</span>
}
