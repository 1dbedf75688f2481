import { fontsAttribute, fontsKey, wholeAttribute } from '../styles/first-paint'
import { themeKey } from '../styles/theme-choice'

/**
 * Inline script that runs in the head, before the first paint. It applies a remembered theme, shows fonts
 * that the browser has from an earlier page, and lays out the whole page for a visitor who returns to a
 * position on it.
 */
export const beforePaintScript =
  `!function(r){try{var s=localStorage,t=s.${themeKey};if(/^(light|dark)$/.test(t))r.dataset.theme=t;` +
  `if(s.${fontsKey}){r.setAttribute('${fontsAttribute}','now');` +
  `document.querySelectorAll('link[as=font]').forEach(function(l){l.media=''})}}catch(e){}` +
  `var n=performance.getEntriesByType('navigation')[0];` +
  `if(location.hash||!n||n.type!='navigate')r.setAttribute('${wholeAttribute}','')}(document.documentElement)`
