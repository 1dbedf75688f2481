/** Says that a preload is left out, since Gatsby no longer has what it changes; see README.md. */
module.exports = function leftOut(file, error) {
  console.warn(
    `src/generator/gatsby-patches/${file} does not fit the installed packages, and is left out (README.md beside it says what that costs): ${error}`,
  )
}
