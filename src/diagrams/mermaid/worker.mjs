/**
 * Parses diagrams in a separate thread, because Mermaid needs a global `window` and Gatsby and React would then assume that
 * they run in a browser. Answers each source with JSON and wakes the waiting thread.
 */
import { workerData } from 'node:worker_threads'

const { port, signal } = workerData

async function loadMermaid() {
  const { JSDOM } = await import('jsdom')
  const { window } = new JSDOM()
  // Mermaid calls CSS.supports to check whether the first word of a box is a colour.
  const supports = (property, value) => {
    const { style } = new window.Option()
    style.setProperty(property, value)
    return style.length > 0
  }
  Object.assign(window, { CSS: { supports } })
  Object.assign(globalThis, { window, document: window.document, Option: window.Option })
  const { default: mermaid } = await import('mermaid')
  mermaid.initialize({ startOnLoad: false, suppressErrorRendering: true, logLevel: 'fatal' })
  // Registers the diagram types.
  await mermaid.parse('flowchart TD\na --> b')
  return mermaid.mermaidAPI
}

const kinds = {
  'flowchart-v2': readGraph,
  stateDiagram: readGraph,
  sequence: (db) => ({
    actors: [...db.getActors().values()],
    boxes: db.getBoxes(),
    messages: db.getMessages(),
    messageTypes: db.LINETYPE,
  }),
  xychart: (db) => db.getXYChartData(),
}

function readGraph(db) {
  const { nodes, edges } = db.getData()
  return { nodes, edges, direction: db.getDirection(), classes: [...db.getClasses().keys()] }
}

let api

async function answer(source) {
  api ??= loadMermaid()
  const { getDiagramFromText } = await api
  try {
    const { type, db } = await getDiagramFromText(source)
    return { type, title: db.getDiagramTitle(), data: kinds[type]?.(db) }
  } catch ({ message, hash }) {
    return { error: { message, token: hash?.text, line: hash?.line, loc: hash?.loc } }
  }
}

port.on('message', async (source) => {
  const result = await answer(source).catch((error) => ({ failure: String(error.stack) }))
  port.postMessage(JSON.stringify(result))
  Atomics.store(signal, 0, 1)
  Atomics.notify(signal, 0)
})
