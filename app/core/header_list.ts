/** Parses headers in OpenTelemetry’s form: "name=value,name=value" with URL-encoded values. */
export const parseHeaderList = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair))
      .filter((match) => match !== null)
      .map(([, name, value]) => [name!, decoded(value!)])
  )

/** A value that is not URL-encoded, such as one with a lone %, is taken as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
