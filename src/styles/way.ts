/** 1, or -1 on a page that is written from right to left: for what moves along the line, `calc(${way} * 4px)`. */
export const way = 'var(--way, 1)'
