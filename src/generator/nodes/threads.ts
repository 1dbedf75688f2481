/** Splits work on many files between two threads. */
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { bundleModule } from '../publish/bundle-module'

/** Processes the items of a task at these indices; the other thread processes the others. */
type Work<Task, Result> = (task: Task, indices: Iterable<number>) => Result

/** What the worker thread receives. */
interface Share<Task> {
  task: Task
  count: number
  /** Index of the next item that no thread has taken. */
  next: Int32Array<SharedArrayBuffer>
}

interface InTwo<Task> {
  root: string
  helper: string
  task: Task
  count: number
}

/**
 * Does a task in this thread and in one more, each taking the next item until none is left.
 * @param root the project's folder
 * @param helper a module of `src/generator`, which calls `help` with the same work
 * @param task a value that can be cloned for the other thread
 * @param count number of items of the task
 * @returns what each thread has returned
 * @throws what either thread throws
 */
export async function inTwoThreads<Task, Result>(
  { root, helper, task, count }: InTwo<Task>,
  work: Work<Task, Result>,
): Promise<[Result, Result]> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const share: Share<Task> = { task, count, next }
  const worker = new Worker(bundleModule(root, helper), {
    eval: true,
    workerData: share,
  })
  const others = new Promise<Result>((done, fail) => worker.on('message', done).on('error', fail))
  // This thread works synchronously, and sees an error of the other one afterwards.
  others.catch(() => undefined)
  return [work(task, indicesOf(share)), await others]
}

/** Takes part in a task, in the thread that `inTwoThreads` has started. */
export function help<Task, Result>(work: Work<Task, Result>): void {
  const share: Share<Task> = workerData
  parentPort?.postMessage(work(share.task, indicesOf(share)))
}

function* indicesOf({ count, next }: Share<unknown>): Generator<number> {
  for (let index = take(next); index < count; index = take(next)) yield index
}

const take = (next: Int32Array<SharedArrayBuffer>) => Atomics.add(next, 0, 1)
