import type { Page } from '@playwright/test'

/**
 * Translates the page like Chrome: wraps each text, even later texts, in
 * `<font><font>` and adds a letter.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untranslated = 'font, script, style, noscript, textarea, svg, [translate=no]'
    const translateText = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(untranslated)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
      inner.textContent = text.data.replace(/(\S)(\s*)$/, '$1ö$2')
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.currentNode; node; node = walker.nextNode() as Node)
        if (node instanceof Text) texts.push(node)
      texts.forEach(translateText)
    }
    document.documentElement.classList.add('translated-ltr')
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translateAll(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
    translateAll(document.body)
  })
}

interface Fiber {
  tag: number
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
  memoizedProps: unknown
  stateNode: unknown
}

/**
 * Finds text nodes that React updates next to elements or other texts, because a translator may
 * have moved them. Skips the prose of content files, which never changes.
 * @returns each text with its parent element
 */
export function bareTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const isProse = ({ memoizedProps: props }: Fiber) =>
      typeof props === 'object' && props !== null && 'tree' in props && 'figures' in props
    const walk = (first: Fiber | null) => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        // 6 is React's tag of a text node.
        if (fiber.tag === 6 && fiber.stateNode instanceof Text) {
          let parent = fiber.return
          while (parent && !(parent.stateNode instanceof Element)) parent = parent.return
          const element = parent?.stateNode instanceof Element ? parent.stateNode : document.body
          const near = element.cloneNode(true) as Element
          for (const drawing of near.querySelectorAll('svg')) drawing.replaceChildren()
          found.push(`“${fiber.stateNode.data}” in ${near.outerHTML.slice(0, 300)}`)
        }
        if (!isProse(fiber)) walk(fiber.child)
      }
    }
    for (const element of document.querySelectorAll('*')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'))
      const root = key && (Reflect.get(element, key) as Fiber)
      if (root) walk((root.stateNode as { current: Fiber }).current.child)
    }
    return found
  })
}
