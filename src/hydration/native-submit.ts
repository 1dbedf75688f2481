import { newId } from '../site/new-id'

/** Time during which a second click on Send is ignored, because the browser may still be posting (milliseconds). */
const answerLimit = 15_000

/**
 * Adds an id to inquiries that the browser posts itself, before hydration or after React has failed, and prevents a second
 * post.
 */
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
  // Changed text makes a new inquiry.
  addEventListener('input', (event) => {
    const id = idField(event)
    if (id) id.value = ''
  })
  // The visitor has returned from the answer page.
  addEventListener('pageshow', () => (last = { id: '', at: 0 }))
}

/** Returns the id field of the event's form. */
function idField({ target }: Event): HTMLInputElement | null | undefined {
  const form = target instanceof Element ? target.closest('form') : null
  return form?.querySelector<HTMLInputElement>('[name=inquiry_id]')
}
