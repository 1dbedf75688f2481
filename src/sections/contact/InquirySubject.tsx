import { css } from '@emotion/react'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { fillWords, type InterfaceWords } from '../../site/interface-words'
import { iconButton, label } from '../../styles/parts'
import { color, media, space } from '../../styles/theme'

const line = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: center;
  min-height: 3rem;
  border-block: 1px solid ${color.line};
  & > span {
    ${label};
  }
  & > strong {
    line-height: 1.3;
  }
  & > button {
    ${iconButton};
    margin-inline-end: -0.75rem;
    color: ${color.muted};
    ${media.hover} {
      &:hover {
        background: ${color.wash};
        color: ${color.ink};
      }
    }
  }
`

interface InquirySubjectProps {
  words: InterfaceWords['form']
  /** Title of the service page from which the visitor came. */
  service: string | undefined
  onRemove: () => void
}

/** The inquiry's subject. Always present, to avoid a layout shift. */
export function InquirySubject({ words, service, onRemove }: InquirySubjectProps) {
  const subject = useRef<HTMLElement>(null)

  function remove(): void {
    onRemove()
    // The button disappears, so move the focus to the new subject.
    subject.current?.focus()
  }

  return (
    <div css={line}>
      <span>{`${words.about} `}</span>
      <strong ref={subject} tabIndex={-1}>
        {service ?? words.general}
      </strong>
      {service && (
        <button type="button" onClick={remove} aria-label={fillWords(words.notAbout, { service })}>
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
