import { expect, test } from '@playwright/test'

// Snapshots of landmarks, names and heading order, without editable words.

/** A page of each template with text of its own. */
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
      - heading "Tomas Lim" [level=3]
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
      - heading "Before you decide" [level=2]
      - group:
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
      - list
      - heading [level=2]
      - link`,
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
      - group:
        - heading [level=3]
      - heading "Next" [level=2]
      - heading "Services for Shipping & Ports" [level=3]
      - list
      - heading "Further reading" [level=3]
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
      - group:
        - heading [level=3]
      - heading "Related services and industries" [level=2]
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
      - heading "Read next" [level=2]
      - heading [level=2]
      - link`,
}

test.use({ javaScriptEnabled: false })

for (const [path, outline] of Object.entries(outlines))
  test(`${path} is complete without scripts, and its elements are in reading order`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('body')).toMatchAriaSnapshot(outline)
  })
