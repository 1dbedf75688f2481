/** Evaluates React in a separate task, to let the browser handle input before the next script. */
import 'react-dom/client'
