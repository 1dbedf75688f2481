/**
 * Tells when pages are being made. Gatsby's development server puts an entry that changes meanwhile into the
 * data layer at once, and makes no page of it, since the list of pages is written already.
 */
export class PageMaking {
  private ended = Promise.resolve()
  private release: () => void = () => undefined

  begin(): void {
    this.release()
    this.ended = new Promise((done) => {
      this.release = done
    })
  }

  /** To be called where Gatsby's next step begins, which it does also when making pages has failed. */
  end(): void {
    this.release()
  }

  /** Resolves at the end, or at once when no pages are being made. */
  isOver(): Promise<void> {
    return this.ended
  }
}
