import { css } from '@emotion/react'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Mail from 'lucide-react/icons/mail'
import { useRef, useState } from 'react'
import { Button, ButtonLink } from '../../components/Button'
import { type Inquiry, inquiryText, mailLink } from '../../contact/inquiry'
import { useFormSettings } from '../../contact/use-form-settings'
import { focusOnMount } from '../../site/focus-on-mount'
import { fillWords } from '../../site/interface-words'
import { wrapping } from '../../styles/parts'
import { color, radius, size, space } from '../../styles/theme'

const panel = css`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.edge};
  border-inline-start: 3px solid ${color.warm};
  border-radius: ${radius.medium};
  & h3 {
    font-size: 1.125rem;
  }
  & p {
    color: ${color.muted};
  }
  & p:empty {
    display: none;
  }
  & textarea {
    width: 100%;
    padding: 0.75rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.wash};
    font-size: ${size.small};
    line-height: 1.5;
    resize: vertical;
  }
  & > div {
    ${wrapping};
    gap: ${space[2]};
  }
`

interface InquiryByHandProps {
  inquiry: Inquiry
  subject: string
  /** Reason for sending by hand, if no toast has shown it. */
  failure?: string
  /** Moves the focus here, because nothing else announces the text. */
  takesFocus: boolean
}

/** The inquiry as a prefilled email, and as text to copy. */
export function InquiryByHand({ inquiry, subject, failure, takesFocus }: InquiryByHandProps) {
  const { settings, interfaceWords: words } = useFormSettings()
  const labels = words.byHand
  const text = inquiryText(inquiry, words.form, settings.budgets)
  const copy = `${fillWords(labels.subject, { subject })}\n${text}`
  const box = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<string>()
  const [uncopied, setUncopied] = useState<string>()
  const isCopied = copied === copy
  const CopyDrawing = isCopied ? Check : Copy

  async function copyText(): Promise<void> {
    box.current?.select()
    try {
      await navigator.clipboard.writeText(copy)
      setCopied(copy)
    } catch {
      // Access is denied, or the page is not served over HTTPS.
      setUncopied(copy)
    }
  }

  return (
    <section css={panel} aria-labelledby="inquiry-by-hand">
      <h3 id="inquiry-by-hand" ref={takesFocus ? focusOnMount : undefined} tabIndex={-1}>
        {labels.stillHere}
      </h3>
      {failure && <p role="alert">{failure}</p>}
      <p>{fillWords(labels.explanation, { email: settings.email })}</p>
      <textarea
        ref={box}
        readOnly
        rows={Math.min(12, copy.split('\n').length + 1)}
        value={copy}
        aria-label={labels.asText}
      />
      <div>
        <ButtonLink variant="quiet" to={mailLink(settings.email, subject, text)}>
          <Mail size={20} strokeWidth={1.5} aria-hidden="true" />
          <span>{labels.openEmail}</span>
        </ButtonLink>
        <Button variant="quiet" onClick={copyText}>
          <CopyDrawing size={20} strokeWidth={1.5} aria-hidden="true" />
          <span>{isCopied ? labels.copied : labels.copy}</span>
        </Button>
        <span role="status" className="visually-hidden">
          {isCopied && labels.copiedNotice}
        </span>
      </div>
      <p role="status">{!isCopied && uncopied === copy && labels.copyRefused}</p>
    </section>
  )
}
