import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button'
import { useFormSettings } from '../../contact/use-form-settings'
import { space } from '../../styles/theme'
import { Body } from '../article/Body'

const layout = css`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
`

/** Replaces the form after sending, with the texts of /thank-you. */
export function SentMessage({ onWriteAnother }: { onWriteAnother: () => void }) {
  const { thankYou, interfaceWords } = useFormSettings()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div css={layout}>
      <h2 ref={heading} tabIndex={-1}>
        {thankYou.heading}
      </h2>
      <Body inSection tree={thankYou.body} figures={thankYou.figures} />
      <Button variant="quiet" onClick={onWriteAnother}>
        {interfaceWords.form.another}
      </Button>
    </div>
  )
}
