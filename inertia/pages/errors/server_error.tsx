export default function ErrorPage() {
  return <h1>server_error</h1>
}
