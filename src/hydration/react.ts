/**
 * Evaluates React in a task of its own, before the script that needs it, so that the browser can handle
 * input in between. Imports nothing: modules are evaluated only once.
 */
import 'react-dom/client'
