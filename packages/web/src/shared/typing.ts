/** Whether somebody is writing something, so that keys are letters and no commands. */
export const isTyping = ({ target }: Event): boolean => target instanceof HTMLElement && target.matches(FIELDS);

/** Whether the focus is where somebody writes: nothing takes it from there. */
export const isWriting = (): boolean => document.activeElement?.matches(FIELDS) === true;

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Whether Enter presses what has the focus. */
export const isOnButton = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role=button]:not([aria-disabled=true])') !== null;
