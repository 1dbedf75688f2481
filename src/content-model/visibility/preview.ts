/** Day of `npm run build -- --preview`, as year-month-day; otherwise empty. */
export const previewDay = process.env.GATSBY_PREVIEW ?? ''
