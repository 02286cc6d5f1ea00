/** Whether somebody is writing something, so that keys are letters and no commands. */
export const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
