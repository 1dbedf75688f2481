/** Evaluates React in a separate task, which lets the browser handle input before the next script runs. */
import 'react-dom/client'
