/** Evaluates React in a task of its own, so that the browser can handle input before the script that needs it. */
import 'react-dom/client'
