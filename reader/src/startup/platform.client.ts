/** Whether the keyboard has a command key where others have Ctrl. */
export function hasCommandKey(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}
