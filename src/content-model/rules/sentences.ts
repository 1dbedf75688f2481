/** Advice on single sentences, headings and links: what is allowed and could be better. */
import type { Heading, Link, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type Diagnostic, excerpt, type Place } from '../check/diagnostics'
import { forEachNode } from '../read/body-parser'
import { startOf } from './body-diagnostics'

/** Sentence length in words after which readers have lost the beginning. */
const maximumSentenceWords = 35

/** Returns advice on each sentence of a text that is too long. */
export function sentenceAdvice(text: string, place: Place): Diagnostic[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    if (words <= maximumSentenceWords) return []
    const message = `A sentence has ${words} words, and readers lose the thread after ${maximumSentenceWords}. Make two of it: “${excerpt(sentence)}”`
    return [{ ...place, message }]
  })
}

/** Splits a text into sentences: after a full stop, a question or an exclamation mark before a capital or a quote. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u)
}

/** Returns advice on the text of a body. */
export function bodyAdvice(root: Root): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  let depth = 1
  forEachNode(root, (node) => {
    if (node.type === 'heading') {
      diagnostics.push(...headingAdvice(node, depth))
      depth = node.depth
    }
    if (node.type === 'paragraph') diagnostics.push(...sentenceAdvice(textOf(node), startOf(node)))
    if (node.type === 'link') diagnostics.push(...linkAdvice(node))
  })
  return diagnostics
}

function headingAdvice(node: Heading, before: number): Diagnostic[] {
  if (node.depth <= before + 1) return []
  const marks = (depth: number) => '#'.repeat(depth)
  const above = before === 1 ? 'the page’s title' : `a heading with ${marks(before)}`
  const message = `“${marks(node.depth)} ${excerpt(textOf(node), 40)}” comes below ${above}: a level is left out. Write ${marks(before + 1)}`
  return [{ ...startOf(node), message }]
}

const emptyLinkText =
  /^((click|read|see|look|press) )?(here|this|this (page|link|article|post)|link|more|read more|learn more|find out more)[.!]?$/i

function linkAdvice(node: Link): Diagnostic[] {
  const words = textOf(node).trim()
  if (!emptyLinkText.test(words)) return []
  const message = `The link says “${words}”, which tells nobody where it leads. Write what is there, for example: [how we audit contracts](${node.url})`
  return [{ ...startOf(node), message }]
}
