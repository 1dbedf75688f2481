/** Day of a preview build, as year-month-day; empty in every other build. `npm run build -- --preview` sets it. */
export const previewDay = process.env.GATSBY_PREVIEW ?? ''
