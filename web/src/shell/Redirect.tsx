import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Replaces the page by another one. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [to, navigate])
  return null
}
