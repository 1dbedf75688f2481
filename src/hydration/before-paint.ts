import { deferredAttribute } from '../styles/first-paint'
import { themeKey } from '../styles/theme-choice'

/**
 * Inline script in the head. Applies the stored theme. Defers layout below the
 * fold, unless the visitor returns to a position there. boot.js completes the
 * layout, so the deferral ends if a resource fails to load.
 */
export const beforePaintScript =
  `!function(r){try{var t=localStorage.${themeKey};if(/^(light|dark)$/.test(t))r.dataset.theme=t}catch(e){}` +
  `var n=performance.getEntriesByType('navigation')[0];` +
  `if(!location.hash&&n&&n.type=='navigate'){r.setAttribute('${deferredAttribute}','');` +
  `addEventListener('error',function(){r.removeAttribute('${deferredAttribute}')},true)}` +
  `}(document.documentElement)`
