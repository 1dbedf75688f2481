import { type Diagram, diagram } from './diagram'
import type { Drawing } from './drawing'
import { rules } from './figure-authorities'
import { connection } from './figure-connection'
import { decision } from './figure-decision'
import { nodes } from './figure-sites'
import { token } from './figure-token'
import type { SetLine } from './type'

const figures: Record<string, (diagram: Diagram) => string> = {
  'do-you-need-a-blockchain': decision,
  'connecting-a-ledger-to-your-erp': connection,
  'digital-asset-rules-after-2025': rules,
  'tokenising-an-asset-step-by-step': token,
  'running-nodes-that-stay-up': nodes,
}

/** The drawings of `content/articles`, each named after its article. */
export const drawFigures = (setLine: SetLine): Drawing[] =>
  Object.entries(figures).map(([slug, draw]) => ({
    file: `articles/${slug}.png`,
    svg: draw(diagram(setLine)),
  }))
