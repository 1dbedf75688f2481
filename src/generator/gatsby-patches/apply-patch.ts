/** What happens when an internal is gone: the build goes on without the patch, and says so. */

/**
 * Applies a patch. Where it cannot be applied, the packages do what they do by themselves: slower, or with
 * more warnings.
 * @param file the patch, by its name in this folder
 * @param apply throws when the installed version no longer has the internal
 */
export function applyPatch(file: string, apply: () => void): void {
  try {
    apply()
  } catch (error) {
    console.warn(
      `src/generator/gatsby-patches/${file} does not fit the installed packages, and is left out (README.md beside it says what that costs): ${String(error)}`,
    )
  }
}
