/**
 * Generates articles for benchmarks: as varied as real articles, and identical on every machine.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readSettings } from '../../src/generator/nodes/settings'

const phrases = {
  subjects:
    'The auditor|A treasury team|Our client|The registrar|One supplier|The notary|A warehouse clerk|The bank|The exporter|An operator|The regulator|A cooperative|The insurer|The port office|A controller|The cashier|The mill|The custodian|A field engineer|The buyer',
  verbs:
    'compares|keeps|signs|rejects|counts|files|prints|corrects|delays|approves|scans|numbers|archives|queries|reconciles|labels|posts|reviews|seals|reports',
  objects:
    'the delivery note|a batch of invoices|each wallet movement|the monthly statement|every meter reading|the certificate|two copies of the contract|the customs form|a list of signers|the warehouse receipt|the payment file|an exception report|the stock ledger|a disputed claim|the settlement table|the loan register|a bundle of permits|the harvest record|the audit trail|the price sheet',
  tails:
    'before the market opens|once a quarter|without asking the head office|while the lorry waits|after the second signature|in the old system first|and sends a copy to Surabaya|although nobody reads it|because the contract says so|until the figures agree|with a pencil in the margin|when the rupiah moves|on the last working day|from a tablet in the yard|and notes who was present|within four hours|for each of the branches|under the rules of last year|as long as the node answers|before anybody pays',
  topics:
    'reconciliation|custody|settlement|provenance|key ceremonies|node upgrades|audit trails|token registers|data residency|invoice matching|price feeds|incident drills|access reviews|batch sealing|fee estimates|archive formats|dispute records|test networks|vendor exits|reporting days',
}
const pages = ['/services', '/industries', '/about', '/blog']

/** A build takes about a second to encode each picture. */
const pictures = 10

/** Writes articles into `content/articles`, the first as `bench-00000.mdx`. */
export async function writeArticles(root: string, { count }: { count: number }): Promise<void> {
  const folder = join(root, 'content', 'articles')
  const categories = categoriesOf(root)
  await mkdir(folder, { recursive: true })
  for (let index = 0; index < pictures; index += 1)
    await writeFile(join(folder, `bench-figure-${index}.png`), await picture(index))
  for (let index = 0; index < count; index += 1)
    await writeFile(
      join(folder, `${benchSlug(index)}.mdx`),
      article(index, index % 10 === 0 ? (index / 10) % pictures : undefined, categories),
    )
}

/** Returns the file name of an article, such as `bench-00042`. */
export function benchSlug(index: number): string {
  return `bench-${String(index).padStart(5, '0')}`
}

export function categoriesOf(root: string): string[] {
  return readSettings(root).blogCategories.map(({ category }) => category)
}

/**
 * Returns the source of an article of about 350 words.
 * @param figure number of its picture; an article with a picture also has a table
 */
export function article(
  index: number,
  figure?: number,
  categories: readonly string[] = ['records'],
): string {
  const random = generator(index + 1)
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const pick = (part: keyof typeof phrases) => oneOf(phrases[part].split('|'))
  const sentence = () => `${pick('subjects')} ${pick('verbs')} ${pick('objects')} ${pick('tails')}.`
  const paragraph = (length: number) => Array.from({ length }, sentence).join(' ')
  const topic = pick('topics')
  const day = new Date(Date.UTC(2020, 0, 1 + (index % 1800))).toISOString().slice(0, 10)
  const category = categories[index % categories.length]
  const sections = [0, 1, 2, 3].map(
    (part) => `## ${part + 1}. What ${pick('topics')} asks of ${pick('topics')}\n\n${paragraph(6)}`,
  )
  const list = Array.from({ length: 4 }, () => `- ${sentence()}`).join('\n')
  const links = `Read about [our work on ${topic}](${oneOf(pages)}) and about [another kind](${oneOf(pages)}), or [write to us](/contact).`
  const table = `<Comparison caption="Two ways to keep ${topic}" columns={["", "On paper", "On a ledger"]} rows={[["Who writes", "${pick('subjects')}", "${pick('subjects')}"], ["What it costs", "${index} hours", "${index % 7} hours"]]} />`
  const shown = `<Figure src="./bench-figure-${figure}.png" alt="Diagram of ${topic}" />`
  const extras = figure === undefined ? [] : [shown, table]
  return `---
title: Notes on ${topic}, part ${index + 1}
metaDescription: Part ${index + 1} of our notes on ${topic}, with what went wrong in the field, what it cost and what we would do today.
category: ${category}
summary: What we learnt about ${topic} in project ${index + 1}, in four short parts.
published: ${day}
---

${[paragraph(3), sections[0], sections[1], list, ...extras, sections[2], links, sections[3]].join('\n\n')}
`
}

/** Returns a random number generator (mulberry32) with the same numbers for the same seed. */
export function generator(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns a bar chart as a PNG. */
export function picture(index: number): Promise<Buffer> {
  const bars = Array.from({ length: 12 }, (_, bar) => {
    const height = 100 + ((index * 131 + bar * 197) % 600)
    return `<rect x="${100 + bar * 120}" y="${800 - height}" width="80" height="${height}" fill="hsl(${(index * 37 + bar * 20) % 360} 50% 40%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#fff"/>${bars.join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
