import { newId } from '../site/new-id'

/** While the browser waits for an answer, a second press on Send would post the inquiry again (milliseconds). */
const answerLimit = 15_000

/** Gives each inquiry that the browser posts itself, before hydration or after React has failed, an id, and posts it once. */
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
  // Other words are another inquiry.
  addEventListener('input', (event) => {
    const id = idField(event)
    if (id) id.value = ''
  })
  // Back from the answer.
  addEventListener('pageshow', () => (last = { id: '', at: 0 }))
}

/** Returns the field for the id in the form of an event. */
function idField({ target }: Event): HTMLInputElement | null | undefined {
  const form = target instanceof Element ? target.closest('form') : null
  return form?.querySelector<HTMLInputElement>('[name=inquiry_id]')
}
