"""deduction"""
