/** The thread that helps to read; see reading.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { readShare, type Share } from './reading'

const share: Share = workerData
parentPort?.postMessage(readShare(share))
