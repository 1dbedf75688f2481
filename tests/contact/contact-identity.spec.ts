import { expect, type Page } from '@playwright/test'
import {
  expectSent,
  type FormService,
  fillIn,
  formValues,
  hydrateForm,
  inquiry,
  nothing,
  openForm,
  send,
  test,
} from '../support/servers/form-stub'

const unanswered = /^We may already have this message/

/** Collects the ids of inquiries posted from now on. */
function postedIds(page: Page): string[] {
  const ids: string[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'POST') ids.push(request.postDataJSON().inquiry_id)
  })
  return ids
}

async function expectArrival(formStub: FormService): Promise<void> {
  await expect.poll(async () => (await formStub.inquiries()).length).toBe(1)
}

test.describe('inquiry ids', () => {
  test('an inquiry keeps its id after a failure, and a new inquiry gets a new id', {
    tag: '@full',
  }, async ({ page, formStub }) => {
    const ids = postedIds(page)
    const fail = async () => {
      formStub.injectFault('5xx')
      await send(page)
      await expect(page.getByRole('alert')).toContainText('Failed to send message')
      formStub.injectFault(undefined)
    }
    await openForm(page)
    await fillIn(page)
    await fail()
    await send(page)
    await expectSent(page)
    expect(ids).toEqual([expect.stringMatching(/^\w{20,}$/), ids[0]])

    // The same text, entered again after a success, is a new inquiry.
    await page.getByRole('button', { name: 'Write another message' }).click()
    await fillIn(page)
    await page.reload()
    await hydrateForm(page)
    expect(await formValues(page)).toEqual(inquiry)
    await fail()
    expect(ids[2]).not.toBe(ids[0])
    await fillIn(page, { message: 'What I meant to say.' })
    await send(page)
    await expect.poll(async () => (await formStub.inquiries()).length).toBe(2)
    expect(new Set(ids).size).toBe(3)
  })

  for (const isSentAgain of [false, true])
    test(`an answer after the timeout of 15 seconds counts${isSentAgain ? ', even after a second send' : ''}`, {
      tag: '@full',
    }, async ({ page, formStub }) => {
      const ids = postedIds(page)
      await page.clock.install()
      await openForm(page)
      await fillIn(page)
      formStub.injectFault('late')
      await send(page)
      await expectArrival(formStub)
      await page.clock.fastForward(10_000)
      await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
      await page.clock.fastForward(5000)
      await expect(page.getByRole('alert')).toContainText('Failed to send message')
      await expect(page.getByText(unanswered)).toBeVisible()
      expect(await formValues(page)).toEqual(inquiry)
      if (isSentAgain) await send(page)
      await expect.poll(() => ids).toEqual(isSentAgain ? [ids[0], ids[0]] : [ids[0]])
      formStub.injectFault(undefined)
      await expect(page.getByText('Message sent successfully!')).toHaveCount(1)
      expect(await formValues(page)).toEqual(nothing)
      expect(await formStub.inquiries()).toHaveLength(1)
    })

  test('a reload during a send shows a warning and keeps the id', {
    tag: '@full',
  }, async ({ page, formStub }) => {
    const ids = postedIds(page)
    await openForm(page)
    await fillIn(page)
    formStub.injectFault('late')
    await send(page)
    await expectArrival(formStub)
    await page.reload()
    await hydrateForm(page)
    await expect(page.getByText(unanswered)).toBeVisible()
    expect(await formValues(page)).toEqual(inquiry)

    formStub.injectFault(undefined)
    await send(page)
    await expectSent(page)
    await expect(page.getByText(unanswered)).toBeHidden()
    expect(ids[1]).toBe(ids[0])
    expect(await formStub.inquiries()).toHaveLength(1)
  })
})

test.describe('two tabs with the same text', () => {
  test('a message sent from one tab disappears from the other', { tag: '@full' }, async ({
    page,
    context,
    formStub,
  }) => {
    await openForm(page)
    await fillIn(page)
    const second = await context.newPage()
    await openForm(second)
    expect(await formValues(second)).toEqual(inquiry)
    await send(second)
    await expectSent(second)

    await page.bringToFront()
    await expect(page.getByText(/^Your last message was sent at/)).toBeVisible()
    expect(await formValues(page)).toEqual(nothing)
    expect(await formStub.inquiries()).toHaveLength(1)
  })

  test('unsent text of another tab stays', { tag: '@full' }, async ({
    page,
    context,
    formStub,
  }) => {
    await openForm(page)
    await fillIn(page, { ...inquiry, message: 'The first tab.' })
    const second = await context.newPage()
    await openForm(second)
    await fillIn(second, { ...inquiry, message: 'The second tab.' })
    await send(second)
    await expectSent(second)
    await page.bringToFront()
    await page.reload()
    await hydrateForm(page)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('The first tab.')
    expect(await formStub.inquiries()).toHaveLength(1)
  })
})
