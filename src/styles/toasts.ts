import { css } from '@emotion/react'
import { iconButton } from './parts'
import { color, font, media, motion, radius, space, target } from './theme'

/** In milliseconds. */
export const toastDuration = 5000

/** Away from the header, above the back-to-top button and a phone's keyboard. */
export const toastStyles = css`
  .Toastify__toast-container {
    position: fixed;
    z-index: 60;
    inset-inline-end: max(${space.gutter}, env(safe-area-inset-right));
    bottom: calc(
      max(${space[2]}, env(safe-area-inset-bottom)) + ${target} + ${space[1]} +
        var(--keyboard-height, 0px)
    );
    width: min(26rem, 100vw - 2 * ${space.gutter});
    ${media.desktop} {
      bottom: ${space[3]};
    }
  }
  .Toastify__toast {
    --kind: ${color.success};
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.875rem;
    align-items: start;
    padding-block: 1.125rem 1.25rem;
    padding-inline: 1.125rem 0.75rem;
    overflow: hidden;
    background: ${color.wash};
    border: 1px solid ${color.edge};
    border-radius: ${radius.medium};
    box-shadow: 0 0.75rem 2rem -0.5rem #00000040;
    line-height: 1.45;
    animation: notice-enter ${motion.medium} ${motion.ease};
  }
  .Toastify__toast--error {
    --kind: ${color.alert};
  }
  .Toastify__toast-icon {
    color: var(--kind);
  }
  .Toastify__toast strong {
    display: block;
    font: 600 1.0625rem / 1.4 ${font.display};
  }
  .Toastify__toast p {
    color: ${color.muted};
  }
  .Toastify__toast a {
    display: inline-block;
    margin-top: 0.5rem;
    font-weight: 600;
  }
  .Toastify__toast button {
    ${iconButton};
    margin: -0.6rem 0 0;
    margin-inline-end: -0.25rem;
    color: ${color.muted};
    ${media.hover} {
      &:hover {
        background: ${color.paper};
        color: ${color.ink};
      }
    }
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: auto 0 0;
    height: 2px;
  }
  .Toastify__progress-bar--bg {
    display: none;
  }
  .Toastify__progress-bar {
    height: 100%;
    background: var(--kind);
    transform-origin: left;
    [dir='rtl'] & {
      transform-origin: right;
    }
  }
  .Toastify__progress-bar--animated {
    /* The toast closes when this animation ends. */
    animation: notice-time linear 1 forwards;
  }
  @keyframes notice-time {
    to {
      transform: scaleX(0);
    }
  }
  @keyframes notice-enter {
    from {
      opacity: 0;
      transform: translateY(0.5rem);
    }
  }
  ${media.reducedMotion} {
    /* The timer still runs with reduced motion; only its progress bar is hidden. */
    .Toastify__progress-bar--animated {
      animation-duration: ${toastDuration}ms !important;
      opacity: 0;
    }
  }
`
