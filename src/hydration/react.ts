/**
 * Evaluates React in a separate task, so that the browser can handle input before the next script.
 */
import 'react-dom/client'
