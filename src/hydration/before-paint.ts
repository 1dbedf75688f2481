import { fontsAttribute, fontsKey, wholeAttribute } from '../styles/first-paint'
import { themeKey } from '../styles/theme-choice'

/**
 * Runs in the head: what a visitor must not see change. A remembered theme is there at once; a browser
 * that has the fonts from an earlier page shows them; and a visitor who returns to a place on the page
 * needs all that is above it.
 */
export const beforePaintScript =
  `!function(r){try{var s=localStorage,t=s.${themeKey};if(/^(light|dark)$/.test(t))r.dataset.theme=t;` +
  `if(s.${fontsKey}){r.setAttribute('${fontsAttribute}','now');` +
  `document.querySelectorAll('link[as=font]').forEach(function(l){l.media=''})}}catch(e){}` +
  `var n=performance.getEntriesByType('navigation')[0];` +
  `if(location.hash||!n||n.type!='navigate')r.setAttribute('${wholeAttribute}','')}(document.documentElement)`
