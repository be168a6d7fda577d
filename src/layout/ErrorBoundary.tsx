import { Component, type ReactNode, useEffect } from 'react';
import errors from '../../data/errors.json';

interface ErrorBoundaryProps {
  /** Path of the page: a new path resets the error. */
  path: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  path: string;
  failed: boolean;
}

/** Shows the fallback page when anything on a page throws (docs/product.md, Errors). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { path: this.props.path, failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return path === state.path ? null : { path, failed: false };
  }

  override render() {
    return this.state.failed ? <Fallback /> : this.props.children;
  }
}

/** Plain HTML, which works whatever is broken. */
function Fallback() {
  useEffect(() => {
    // Gatsby has removed title and language together with the page, or they are still those of the page that broke.
    document.documentElement.lang = errors.language;
    const title = document.createElement('title');
    title.textContent = errors.unexpected;
    document.head.prepend(title);
    return () => title.remove();
  }, []);
  return (
    <main lang={errors.language} style={{ padding: '15vh 10vw' }}>
      <h1>{errors.unexpected}</h1>
      <a href="/">{errors.home}</a>
    </main>
  );
}
