/**
 * Parses diagrams in a separate thread. Mermaid needs a global `window`, which would make Gatsby and React assume that they
 * run in a browser.
 */
import { workerData } from 'node:worker_threads'

const { port, signal } = workerData

async function loadMermaid() {
  const { JSDOM } = await import('jsdom')
  const { window } = new JSDOM()
  // Mermaid uses CSS.supports to recognise colours of boxes.
  const supports = (property, value) => {
    const { style } = new window.Option()
    style.setProperty(property, value)
    return style.length > 0
  }
  Object.assign(window, { CSS: { supports } })
  Object.assign(globalThis, { window, document: window.document, Option: window.Option })
  const { default: mermaid } = await import('mermaid')
  mermaid.initialize({ startOnLoad: false, suppressErrorRendering: true, logLevel: 'fatal' })
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
