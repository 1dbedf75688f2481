/**
 * `npm run new -- service "Zero-knowledge proofs"`: writes a new content file.
 * `--slug NAME` sets its name, and each text or choice field is also an option.
 * In a terminal, the command asks for missing values. Kinds of content:
 * service, industry, solution, article, vendor-file, deliverable, comparison,
 * finder-question, offering, project, case, person, testimonial,
 * track-record-item, client and page.
 * `npm run new -- company`: replaces the sample with your own company; see
 * docs/your-company.md. It takes `--brand`, `--legal-name`, `--url` and
 * `--email`, each with a value; `--language id,en-GB` for languages other than
 * English (the first is the language of the originals); and `--yes` to skip the
 * confirmation.
 */
import * as z from 'zod'
import { capitalised, count } from '../src/content-model/check/diagnostics'
import { metaOf, unwrap } from '../src/content-model/collections/fields/field-help'
import { fieldSchema, fieldSchemas } from '../src/content-model/collections/fields/schema-parts'
import { type Collection, collections } from '../src/content-model/collections/registry'
import { currentDay } from '../src/content-model/visibility/day'
import { newCompany } from './company/new-company'
import { timeZoneHere } from './company/starting-settings'
import { choicesOf, collectionOf, kindNames, settingsOf } from './content/choices'
import { newEntryPaths, writeEntry } from './content/new-entry'
import { ask, canAsk, choose, optionsOf } from './content/prompt'
import { CliError, runCommand } from './machine/run-command'

async function main(args: string[]): Promise<void> {
  const root = process.cwd()
  if (args[0] === 'company') return newCompany(root, args.slice(1))
  const word = args.find((arg) => !arg.startsWith('-'))
  const isAtTerminal = canAsk()
  if (!word && !isAtTerminal)
    throw new CliError(
      `Write a kind and a title, ${example('service', 'ERP Integration')}\nThe kinds are ${kindNames.join(', ')}.`,
    )
  const collection = word
    ? collectionOf(word)
    : await ask(`Which kind? (${kindNames.join(', ')})`, collectionOf)
  const definition: Collection = collections[collection]
  const { givenTitle, slug, values } = parseRequest(args, definition)
  const request = { collection, values, ...(slug !== undefined && { slug }) }
  const about = metaOf(fieldSchema(definition.schema, definition.name))
  // Such as “Name of the service”.
  const [question = ''] = (about.description ?? definition.name).split(/[,.]/)
  const askTitle = () =>
    ask(`${capitalised(question)}?`, (answer) => {
      if (!answer) throw new CliError('Type a title or name.')
      newEntryPaths(root, { ...request, title: answer })
      return answer
    })
  const title = givenTitle ?? (isAtTerminal ? await askTitle() : '')
  if (!title)
    throw new CliError(`Write a title or name, ${example(word ?? '', about.example ?? '')}`)
  newEntryPaths(root, { ...request, title })
  for (const { field, values: choices } of choicesOf(definition, root))
    if (isAtTerminal) values[field] ??= await choose(`${capitalised(field)}?`, choices)
  // Unreadable settings have no time zone.
  const today = currentDay(settingsOf(root).timeZone ?? timeZoneHere())
  console.log(successMessage(await writeEntry(root, { ...request, title, today })))
}

function example(kind: string, title: string): string {
  return `for example: npm run new -- ${kind} ${JSON.stringify(title)}`
}

function parseRequest(args: string[], { schema, name, singular }: Collection) {
  const named = fieldSchemas(schema).flatMap(([field, type]) => {
    const inner = unwrap(type)
    return inner instanceof z.ZodString || inner instanceof z.ZodEnum ? [field] : []
  })
  const names = ['slug', ...named.filter((field) => field !== name)]
  const { values, positionals } = optionsOf(args, names)
  if (positionals.length > 2)
    throw new CliError(
      `“${positionals[2]}” is an extra word. Put the title in quotes, ${example(singular ?? '', positionals.slice(1).join(' '))}`,
    )
  const { slug, ...fields } = values as Record<string, string>
  return { givenTitle: positionals[1], slug, values: fields }
}

function successMessage(written: Awaited<ReturnType<typeof writeEntry>>): string {
  const { file, address, picture, placeholders } = written
  const page = `See its page:\n  npm run dev\n  http://localhost:8000${address}\n\n`
  const marked = `${count(placeholders, 'placeholder')}${placeholders > 1 ? ', each' : ''} marked TODO`
  return `Created ${file} with ${placeholders > 0 ? marked : 'no placeholders'}.
${picture ? `${picture} is a placeholder for its picture.\n` : ''}
${address ? page : ''}List the remaining placeholders:
  npm run check`
}

runCommand(() => main(process.argv.slice(2)))
