/** Results of the check by key: those that an earlier run stored, and which of them this run has used. */
export class ResultCache<Result> {
  private readonly used = new Map<string, Result>()
  private changed = false

  /** @param stored results of an earlier run */
  constructor(private readonly stored: Map<string, Result>) {}

  get(key: string): Result | undefined {
    const known = this.used.get(key) ?? this.stored.get(key)
    if (known) this.used.set(key, known)
    return known
  }

  set(key: string, result: Result): void {
    this.used.set(key, result)
    this.changed = true
  }

  /** Whether a later run would find other results than this one did. */
  get isStale(): boolean {
    return this.changed || this.used.size !== this.stored.size
  }

  /** Returns the results that this run used; those of deleted files are not among them. */
  entries(): [string, Result][] {
    return [...this.used]
  }
}
