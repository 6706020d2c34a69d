/** 202610 for "2026-10": a month as the audit log names its subjects. */
export const monthNumber = (month: string) => Number(month.replace('-', ''))
