import { expect, test } from '@playwright/test'
import { visit } from '../support/visit'

// Snapshots of the accessibility tree: landmarks, names, and the order of headings. Words that writers
// may change are left open.

test('the frame has its landmarks, and everything in them a name', async ({ page }) => {
  await visit(page, '/offerings')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Karang"
      - navigation "Main":
        - list:
          - listitem:
            - button "Services"
          - listitem:
            - button "Solutions"
          - listitem:
            - button "Industries"
          - listitem:
            - link "Our crew"
          - listitem:
            - link "Career (opens in a new tab)"
      - link "Search"
      - link "Get in touch"
    - main:
      - navigation "Breadcrumb":
        - list:
          - listitem:
            - link "Home"
          - listitem: Offerings
      - heading [level=1]
    - status
    - contentinfo:
      - link "Karang"
      - navigation "Menu":
        - heading "Menu" [level=2]
        - list
      - heading "Follow us" [level=2]
      - list
      - heading "Member of" [level=2]
      - list:
        - listitem:
          - link /Guild of Harbour Clerks/
        - listitem:
          - strong: Board of Lamps
      - link "Privacy Policy"
  `)
})

/** One page of each template. */
const outlines: Record<string, string> = {
  '/services/stock-ledger': `
    - main:
      - navigation "Breadcrumb"
      - heading [level=1]
      - link
      - link
      - heading [level=2]
      - heading [level=2]
      - list:
        - listitem:
          - heading [level=3]
      - heading [level=2]
      - link
      - heading [level=2]
      - link /^Download the brochure PDF, \\d+ pages, \\d+ KB$/
      - heading [level=2]
      - list:
        - listitem:
          - heading [level=3]
          - list
      - heading [level=2]
      - list:
        - listitem:
          - heading [level=3]
      - heading [level=3]
      - term
      - definition
      - heading [level=2]
      - link
      - heading "Before you decide" [level=2]
      - heading [level=3]
      - heading "Questions and answers" [level=2]
      - group:
        - heading [level=3]
      - heading "Next" [level=2]
      - heading "Compare" [level=3]
      - list:
        - listitem:
          - link
      - heading "See a case" [level=3]
      - list
      - heading "Read" [level=3]
      - list`,
  '/industries/shipping': `
    - main:
      - navigation "Breadcrumb"
      - heading [level=1]
      - link "Get in touch"
      - heading [level=2]
      - term
      - definition
      - heading [level=2]
      - list:
        - listitem:
          - heading [level=3]
      - heading [level=2]
      - list:
        - listitem:
          - heading [level=3]
      - heading "Before you start" [level=2]
      - heading [level=3]
      - heading "Next" [level=2]
      - heading "Services for Shipping & Ports" [level=3]
      - list
      - heading "To read" [level=3]
      - list
      - heading [level=2]
      - link`,
  '/solutions/harbour-log': `
    - main:
      - navigation "Breadcrumb"
      - heading "Harbour Log" [level=1]
      - link "Get in touch"
      - heading [level=2]
      - list:
        - listitem:
          - heading [level=3]
      - heading "Who it is for" [level=2]
      - list
      - heading "In more detail" [level=2]
      - heading [level=3]
      - heading "Services and industries behind it" [level=2]
      - list
      - heading [level=2]
      - link`,
  '/blog/do-you-need-a-register': `
    - main:
      - article:
        - navigation "Breadcrumb"
        - heading [level=1]
        - paragraph:
          - time
        - navigation "Contents":
          - heading "Contents" [level=2]
          - list
        - heading [level=2]
        - heading [level=3]
        - figure:
          - region:
            - img
        - region:
          - table:
            - rowgroup
            - rowgroup
        - note
        - region "Sources":
          - heading "Sources" [level=2]
          - list
      - heading "Read next" [level=2]`,
  '/contact': `
    - main:
      - navigation "Breadcrumb"
      - heading [level=1]
      - heading "Write to us" [level=2]
      - textbox "Name"
      - textbox "Email"
      - textbox "Company"
      - combobox "Budget"
      - textbox "Message"
      - button "Send message"
      - complementary:
        - heading [level=2]
        - definition:
          - link /@/
        - figure:
          - link`,
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, outline] of Object.entries(outlines))
    test(`${path} is complete and reads in order`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('body')).toMatchAriaSnapshot(outline)
    })
})
