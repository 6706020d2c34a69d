import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  children: ReactNode
  fallback: (retry: () => void) => ReactNode
  /** A new value tries again: another page, say. */
  resetKey?: unknown
}

/** Keeps an error in what it holds from taking the page away. Nothing is sent or kept of the error: it may quote the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.retry()
  }

  retry = () => this.setState({ hasFailed: false })

  render() {
    const { children, fallback } = this.props
    return this.state.hasFailed ? fallback(this.retry) : children
  }
}
