/**
 * Runs React before the script that needs it, in a task of its own, so that a tap can be answered in
 * between. Nothing is used here: modules run once.
 */
import 'react-dom/client'
