import { newId } from '../site/new-id'

/**
 * Time after a submission in which the same inquiry cannot be sent again,
 * because the browser may still be posting it (milliseconds).
 */
const answerLimit = 15_000

/** Gives ids to inquiries posted without React, and prevents duplicates. */
export function identifyInquiries(): void {
  let last = { id: '', at: 0 }
  addEventListener('submit', (event) => {
    const id = idField(event)
    if (!id || event.defaultPrevented) return
    id.value ||= newId()
    id.disabled = false
    if (id.value === last.id && event.timeStamp - last.at < answerLimit) event.preventDefault()
    else last = { id: id.value, at: event.timeStamp }
  })
  // A changed inquiry gets a new id.
  addEventListener('input', (event) => {
    const id = idField(event)
    if (id) id.value = ''
  })
  // Back from the answer page allows the same inquiry to be sent again.
  addEventListener('pageshow', () => (last = { id: '', at: 0 }))
}

function idField({ target }: Event): HTMLInputElement | null | undefined {
  const form = target instanceof Element ? target.closest('form') : null
  return form?.querySelector<HTMLInputElement>('[name=inquiry_id]')
}
