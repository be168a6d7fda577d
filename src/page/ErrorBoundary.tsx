import { Component, type ReactNode } from 'react';
import errors from '../../data/errors.json';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Shows the fallback page when anything on a page throws (section 8 of the specification). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // Plain HTML: whatever is broken, this stands.
    return (
      <main lang={errors.language} style={{ padding: '15vh 10vw' }}>
        <h1>{errors.unexpected}</h1>
        <a href="/">{errors.home}</a>
      </main>
    );
  }
}
