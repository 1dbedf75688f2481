import { css } from '@emotion/react'
import { Button } from '../../components/Button'
import { useFormSettings } from '../../contact/use-form-settings'
import { focusOnMount } from '../../site/focus-on-mount'
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
  return (
    <div css={layout}>
      <h2 ref={focusOnMount} tabIndex={-1}>
        {thankYou.heading}
      </h2>
      <Body inSection tree={thankYou.body} figures={thankYou.figures} />
      <Button variant="quiet" onClick={onWriteAnother}>
        {interfaceWords.form.another}
      </Button>
    </div>
  )
}
